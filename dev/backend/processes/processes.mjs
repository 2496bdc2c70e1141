/** Finds and ends the processes of one suite. Plain JavaScript, because firebase-tools loads it too (leash.mjs). */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The variable that every process of one suite inherits. It identifies them after their parent is gone: the Firestore
 * emulator runs in its own process group and outlives a CLI that is killed.
 */
export const MARKER = 'FRANCH_SUITE';

/** How long a process may take to end after SIGKILL. */
const KILLED_MS = 5000;

/**
 * The other processes that carry `MARKER` with this value.
 * @param {string} value
 * @returns {number[]} their ids.
 */
export function markedProcesses(value) {
  const mark = `${MARKER}=${value}`;
  return processIds(mark).filter((pid) => pid > 0 && pid !== process.pid);
}

/** @param {string} mark */
function processIds(mark) {
  if (process.platform !== 'linux') {
    const table = execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], {
      encoding: 'utf8',
    });
    const lines = table.split('\n').filter((line) => line.includes(mark));
    return lines.map((line) => Number.parseInt(line, 10));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(mark))
    .map(Number);
}

/** @param {string} pid */
function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    // It has ended meanwhile, or belongs to another user.
    return [];
  }
}

/**
 * Sends a signal to each marked process.
 * @param {string} value
 * @param {NodeJS.Signals} signal
 * @returns {number} how many there were.
 */
export function signalMarked(value, signal) {
  const pids = markedProcesses(value);
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
  return pids.length;
}

/**
 * Ends the marked processes: SIGTERM first, and SIGKILL after `patience` ms. Rejects when one of them cannot be ended.
 * @param {string} value
 * @param {number} patience
 */
export async function endMarked(value, patience) {
  const began = Date.now();
  signalMarked(value, 'SIGTERM');
  while (markedProcesses(value).length > 0) {
    const waited = Date.now() - began;
    if (waited > patience + KILLED_MS) {
      throw new Error(`Processes that do not end: ${markedProcesses(value).join(', ')}`);
    }
    if (waited > patience) signalMarked(value, 'SIGKILL');
    await delay(50);
  }
}
