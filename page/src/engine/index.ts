import EngineWorker from "./worker?worker&inline";
import { Engine } from "./client";
import { source } from "./source";

export const engine = new Engine(() => new EngineWorker(), source);
