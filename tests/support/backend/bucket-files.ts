import { bucket, portOffset, portsAt } from '../../../dev/backend/ports.ts';

/** The suite's bucket, accessed past its rules. */
const OBJECTS = `http://127.0.0.1:${portsAt(portOffset()).storage}/storage/v1/b/${bucket}/o`;

/** The names of the bucket's files that begin with a prefix, in order. */
export async function filesIn(prefix: string): Promise<readonly string[]> {
  const address = `${OBJECTS}?prefix=${encodeURIComponent(prefix)}&maxResults=1000`;
  const answer = await fetch(address, { headers: { Authorization: 'Bearer owner' } });
  const { items = [] } = (await answer.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name).toSorted();
}
