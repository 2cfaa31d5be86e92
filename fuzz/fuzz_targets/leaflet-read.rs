#![no_main]

tablier_fuzz::target!("leaflet-read");
