import type { AnswerTo, Cancelled, Replaced, Request, Stopped } from "./contract";
import { pack, unpack, type Attachment } from "./parcel";
import type { Source } from "./library";
import type { FromWorker, ToWorker } from "./worker";

/** Time limit of one call, after which the library is stopped. */
const PATIENCE = 20_000;
/** The memory of a Worker never shrinks: above this size it is replaced once it is idle. */
const MOST_MEMORY = 150 * 1024 * 1024;
const IDLE = 1_000;

export type State = "starting" | "ready" | "working" | "broken";
export type Reply<K extends Request["kind"]> = { answer: AnswerTo<K>; files: Attachment[] };
type AnyReply = { answer: { kind: string }; files: Attachment[] };

interface Call {
  request: Request;
  files: Attachment[];
  reply: (reply: AnyReply) => void;
}

/** The library in its Worker. Calls are processed one at a time. */
export class Engine {
  state: State = "starting";
  #worker: Worker | undefined;
  #running: Call | undefined;
  #waiting: Call[] = [];
  #clock: ReturnType<typeof setTimeout> | undefined;
  /** Compiled by the first Worker for the others. */
  #module: WebAssembly.Module | undefined;
  #watchers = new Set<() => void>();
  #alarms = new Set<(stopped: Stopped) => void>();

  constructor(
    private readonly start: () => Worker,
    private readonly source: () => Source,
    private readonly patience = PATIENCE,
    private readonly idle = IDLE,
  ) {
    this.#begin();
  }

  /**
   * Sends a request. A newer `draw` replaces one that is still waiting, which is answered with `replaced`; a request
   * that the user stops, with `cancelled`.
   */
  ask<R extends Request>(request: R, files: Attachment[] = [], stop?: AbortSignal): Promise<Reply<R["kind"]>> {
    return new Promise((resolve) => {
      const call: Call = { request, files, reply: resolve as (reply: AnyReply) => void };
      if (stop?.aborted) return tell(call, { kind: "cancelled" });
      stop?.addEventListener("abort", () => this.#cancel(call), { once: true });
      if (this.state === "broken") return tell(call, { kind: "stopped", why: "start" });
      if (request.kind === "draw") this.#dropWaitingDraws();
      this.#waiting.push(call);
      this.#next();
    });
  }

  /** Subscribes to changes of the state; returns the unsubscribe function. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Subscribes to forced stops of the library; returns the unsubscribe function. */
  onStopped(alarm: (stopped: Stopped) => void): () => void {
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  #begin(): void {
    this.#become("starting");
    try {
      const worker = this.start();
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => worker === this.#worker && this.#hear(data);
      worker.onerror = () => (this.state === "starting" ? this.#break() : this.#stop("trap"));
      const source = this.#module ? { module: this.#module } : this.source();
      this.#worker = worker;
      worker.postMessage({ source } satisfies ToWorker);
    } catch {
      this.#break();
    }
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case "ready":
        this.#module = message.module;
        this.#become("ready");
        return this.#next();
      case "failed":
        console.error(message.message);
        return this.#break();
      case "trapped":
        console.error(message.message);
        return this.#stop("trap");
      case "answer":
        return this.#deliver(message.parcel, message.memory);
    }
  }

  #deliver(parcel: Uint8Array<ArrayBuffer>, memory: number): void {
    const call = this.#running;
    clearTimeout(this.#clock);
    this.#running = undefined;
    this.#become("ready");
    if (memory > MOST_MEMORY) this.#clock = setTimeout(() => this.#renew(), this.idle);
    this.#next();
    call?.reply(unpack(parcel));
  }

  #next(): void {
    if (this.state !== "ready") return;
    const call = this.#waiting.shift();
    if (!call) return;
    this.#running = call;
    this.#become("working");
    clearTimeout(this.#clock);
    const parcel = pack(call.request, call.files);
    this.#clock = setTimeout(() => this.#stop("time"), this.patience);
    this.#worker?.postMessage({ parcel } satisfies ToWorker, [parcel.buffer]);
  }

  #stop(why: "time" | "trap"): void {
    const call = this.#running;
    this.#renew();
    for (const alarm of this.#alarms) alarm({ kind: "stopped", why });
    if (call) tell(call, { kind: "stopped", why });
  }

  #cancel(call: Call): void {
    if (call === this.#running) this.#renew();
    else if (this.#waiting.includes(call)) this.#waiting = this.#waiting.filter((one) => one !== call);
    else return;
    tell(call, { kind: "cancelled" });
  }

  /** Ends the Worker with what it does, and starts another. */
  #renew(): void {
    clearTimeout(this.#clock);
    this.#worker?.terminate();
    this.#running = undefined;
    this.#begin();
  }

  #break(): void {
    this.#worker?.terminate();
    this.#become("broken");
    const stopped: Stopped = { kind: "stopped", why: "start" };
    for (const call of [this.#running, ...this.#waiting.splice(0)]) if (call) tell(call, stopped);
    this.#running = undefined;
  }

  #dropWaitingDraws(): void {
    const older = this.#waiting.filter(({ request }) => request.kind === "draw");
    this.#waiting = this.#waiting.filter(({ request }) => request.kind !== "draw");
    for (const call of older) tell(call, { kind: "replaced" });
  }

  #become(state: State): void {
    if (this.state === state) return;
    this.state = state;
    for (const watcher of this.#watchers) watcher();
  }
}

function tell(call: Call, answer: Stopped | Cancelled | Replaced): void {
  call.reply({ answer, files: [] });
}
