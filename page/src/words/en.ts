import { check } from "./en/check";
import { make } from "./en/make";
import { options } from "./en/options";
import { photo } from "./en/photo";
import { print } from "./en/print";
import { sheets } from "./en/sheets";
import { shell } from "./en/shell";

export const en = { shell, print, options, sheets, make, check, photo };
