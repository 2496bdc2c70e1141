/** Why a provider call failed. Only `unavailable` may be retried. */
export type GatewayFault = 'unavailable' | 'refused' | 'misconfigured' | 'nonsense';

/** Thrown by every failed provider call. `reason` is the provider's code, never its prose. */
export class GatewayError extends Error {
  readonly fault: GatewayFault;
  readonly reason: string;
  constructor(fault: GatewayFault, reason: string) {
    super(`${fault}: ${reason}`);
    this.name = 'GatewayError';
    this.fault = fault;
    this.reason = reason;
  }
}
