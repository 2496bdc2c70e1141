import { PROMISES } from '#domain/checkout/policy.ts';

const { near, far, remote } = PROMISES.transitDays;

/** How long a parcel is on its way after the handover, as part of a sentence. */
export const transitTimes = `${near.join(' to ')} working days within our State, ${far.join(' to ')} to the rest of India, and ${remote.join(' to ')} to hilly areas, islands and the North-East`;
