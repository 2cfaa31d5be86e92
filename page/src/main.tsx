import { render } from "preact";
import { Shell } from "./app/shell";
import "./style/index.css";

const app = document.getElementById("app");
if (app) render(<Shell />, app);
