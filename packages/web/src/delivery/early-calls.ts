import { getToday, getUser } from "partner-sdk";

/** A call that is under way before the main script has come. */
export type EarlyCall = {
  url: string;
  authorization: string;
  answer: Promise<Response>;
  control: AbortController;
};

type Send = (request: Request) => Promise<Response>;

/** Milliseconds after which an answer that nobody asked for is out of date. */
const most = 5000;

/** A fetch for the SDK: what is asked first gets the answers that are already under way. As soon as anything but the running day is asked, they are out of date. */
export function withEarlyCalls(early: readonly EarlyCall[] | undefined = [], send: Send): Send {
  let unused = early.map((call) => {
    const kept = { ...call, answer: whole(call.answer), came: Number.POSITIVE_INFINITY };
    kept.answer.then(
      () => {
        kept.came = performance.now();
      },
      () => {},
    );
    return kept;
  });
  return (request) => {
    const found = unused.find(
      ({ url, authorization, came }) =>
        request.method === getUser.method &&
        request.url === url &&
        request.headers.get("authorization") === authorization &&
        performance.now() - came < most,
    );
    if (found) unused = unused.filter((call) => call !== found);
    else if (!request.url.endsWith(getToday.path)) {
      for (const { control } of unused) control.abort();
      unused = [];
    }
    return found ? untilAborted(found, request.signal) : send(request);
  };
}

/** Once its text is there, too: a response of the browser would tell it a frame later. */
async function whole(coming: Promise<Response>): Promise<Response> {
  const answer = await coming;
  const text = await answer.text();
  return Object.assign(answer, { text: async () => text });
}

function untilAborted({ answer, control }: EarlyCall, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      reject(signal.reason);
      control.abort();
    };
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
