import * as v from 'valibot';
import { type Answer, ApiError, json, text } from './http.ts';

/** Faults that answer in place of the API, which does nothing. */
const REFUSALS = {
  /** Refused permanently, like a refund above the account's balance. */
  '400': refusal(400, 'Your account does not have enough balance to carry out the refund.'),
  '409': refusal(409, 'Another request with the same key is under way'),
  '429': refusal(429, 'Too many requests'),
  '500': refusal(500, 'We are facing some trouble completing your request.', 'SERVER_ERROR'),
  'html-502': text('<html><h1>502 Bad Gateway</h1></html>', 'text/html', 502),
  /** 200 with JSON of another shape. */
  'wrong-json': json({ unexpected: ['shape'] }),
} as const satisfies Record<string, Answer>;

/** Deliberate failures of calls to the API. */
export const FaultSchema = v.strictObject({
  kind: v.picklist([
    ...(Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]),
    /** No response, ever; nothing is done. */
    'hang',
    /** The connection breaks; nothing is done. */
    'reset',
    /** Everything is done, and the connection breaks before the response. */
    'lose-answer',
    /** The call starts `ms` late. */
    'slow',
    /** Everything is done at once, and the response comes `ms` late. */
    'slow-answer',
  ]),
  /** The affected call, such as `POST /v1/orders` or `GET /v1/orders/:id`; all when omitted. */
  route: v.optional(v.string()),
  ms: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  /** How often; always when omitted. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Probability at each call, 0 to 1, from the seed. */
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
});

export type Fault = v.InferOutput<typeof FaultSchema>;

export interface Faults {
  readonly add: (fault: Fault) => void;
  readonly clear: () => void;
  /** The fault of this call: the oldest that applies to it. */
  readonly next: (route: string) => Fault | null;
}

/** @param random draws from 0 to below 1. */
export function openFaults(random: () => number): Faults {
  let all: { readonly fault: Fault; left: number }[] = [];
  return {
    add: (fault) => {
      all.push({ fault, left: fault.times ?? Infinity });
    },
    clear: () => {
      all = [];
    },
    next: (route) => {
      for (const entry of all) {
        const { fault } = entry;
        const isMeant = entry.left > 0 && (fault.route === undefined || fault.route === route);
        if (!isMeant || (fault.probability < 1 && random() >= fault.probability)) continue;
        entry.left -= 1;
        return fault;
      }
      return null;
    },
  };
}

/** The response in place of the API's; null when the API responds. */
export function faultAnswer(kind: Fault['kind'] | undefined): Answer | null {
  return kind !== undefined && kind in REFUSALS ? REFUSALS[kind as keyof typeof REFUSALS] : null;
}

function refusal(status: number, description: string, code = 'BAD_REQUEST_ERROR'): Answer {
  return new ApiError(description, { status, code, reason: 'NA' }).answer;
}
