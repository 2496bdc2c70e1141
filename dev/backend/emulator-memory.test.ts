import { expect, it } from 'vitest';
import { memoryIn } from './emulator-memory.ts';

// Rows of a real histogram of the emulator on Java 17.
const HISTOGRAM = `8761:
 num     #instances         #bytes  class name (module)
-------------------------------------------------------
   1:        260343       31241160  [B (java.base@17.0.15)
 941:            42           1008  com.google.cloud.datastore.emulator.impl.watch.AutoValue_StreamTarget
 942:            43           1032  com.google.cloud.datastore.emulator.impl.watch.AutoValue_StreamTarget$1
Total        912345       41943040
`;

it('counts the listeners and the megabytes of an emulator', () => {
  expect(memoryIn(HISTOGRAM)).toEqual({ listeners: 42, megabytes: 40 });
  expect(memoryIn('Total  1  1048576\n')).toEqual({ listeners: 0, megabytes: 1 });
});
