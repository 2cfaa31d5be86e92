import type { AnswerTo, Replaced, Request, Stopped } from "./contract";
import { pack, unpack, type Attachment } from "./parcel";
import type { Source } from "./library";
import type { FromWorker, ToWorker } from "./worker";

/** Time limit of one call, after which the library is stopped. */
const PATIENCE = 20_000;

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
  #watchers = new Set<() => void>();
  #alarms = new Set<(stopped: Stopped) => void>();

  constructor(
    private readonly start: () => Worker,
    private readonly source: () => Source,
    private readonly patience = PATIENCE,
  ) {
    this.#begin();
  }

  /** Sends a request. A newer `draw` replaces one that is still waiting, which is rejected with `replaced`. */
  ask<R extends Request>(request: R, files: Attachment[] = []): Promise<Reply<R["kind"]>> {
    return new Promise((resolve) => {
      const call: Call = { request, files, reply: resolve as (reply: AnyReply) => void };
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
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
      worker.onerror = () => (this.state === "starting" ? this.#break() : this.#stop("trap"));
      worker.postMessage({ source: this.source() } satisfies ToWorker);
      this.#worker = worker;
    } catch {
      this.#break();
    }
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case "ready":
        this.#become("ready");
        return this.#next();
      case "failed":
        console.error(message.message);
        return this.#break();
      case "trapped":
        console.error(message.message);
        return this.#stop("trap");
      case "answer":
        return this.#deliver(message.parcel);
    }
  }

  #deliver(parcel: Uint8Array<ArrayBuffer>): void {
    const call = this.#running;
    clearTimeout(this.#clock);
    this.#running = undefined;
    this.#become("ready");
    this.#next();
    call?.reply(unpack(parcel));
  }

  #next(): void {
    if (this.state !== "ready") return;
    const call = this.#waiting.shift();
    if (!call) return;
    this.#running = call;
    this.#become("working");
    const parcel = pack(call.request, call.files);
    this.#clock = setTimeout(() => this.#stop("time"), this.patience);
    this.#worker?.postMessage({ parcel } satisfies ToWorker, [parcel.buffer]);
  }

  #stop(why: "time" | "trap"): void {
    clearTimeout(this.#clock);
    this.#worker?.terminate();
    const call = this.#running;
    this.#running = undefined;
    this.#begin();
    for (const alarm of this.#alarms) alarm({ kind: "stopped", why });
    if (call) tell(call, { kind: "stopped", why });
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

function tell(call: Call, answer: Stopped | Replaced): void {
  call.reply({ answer, files: [] });
}
