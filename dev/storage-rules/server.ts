// Replaces the Cloud Storage rules runtime (a jar of the Firebase emulator suite) on machines that cannot download it.
// It evaluates requests to the local Storage emulator only and is never deployed.
import { setTimeout as delay } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { greeting, startConversation } from './protocol.ts';

/**
 * firebase-tools parses each chunk as one response, so two responses must never arrive in one chunk. It sends requests
 * at least 15 ms apart; a response delayed this long arrives alone.
 */
const PAUSE_MS = 8;

process.on('SIGINT', () => process.exit(0));

process.stdout.write(`${JSON.stringify(greeting)}\n`);
const answer = startConversation();
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const reply = answer(line);
  await delay(PAUSE_MS);
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
