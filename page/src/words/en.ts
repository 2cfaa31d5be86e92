import { check } from "./en/check";
import { form } from "./en/form";
import { make } from "./en/make";
import { options } from "./en/options";
import { photo } from "./en/photo";
import { print } from "./en/print";
import { rules } from "./en/rules";
import { share } from "./en/share";
import { sheets } from "./en/sheets";
import { shelf } from "./en/shelf";
import { shell } from "./en/shell";
import { spec } from "./en/spec";

/** English defines the type: every other language must have the same keys. */
export type Words = typeof en;

export const en = { shell, print, options, share, sheets, make, form, spec, check, shelf, rules, photo };
