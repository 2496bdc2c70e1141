import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';

/** Everyone the rules can tell apart. Customers have no claim; staff have a role. */
export const PEOPLE = ['visitor', 'asha', 'ravi', 'viewer', 'staff', 'owner'] as const;
type Person = (typeof PEOPLE)[number];

/** Those who work for the shop. */
export const STAFF: readonly Person[] = ['viewer', 'staff', 'owner'];
/** Nobody at all. */
export const NOBODY: readonly Person[] = [];

/** The store as somebody sees it, under the rules. */
export function storeOf(env: RulesTestEnvironment, person: Person): Firestore {
  if (person === 'visitor') return env.unauthenticatedContext().firestore() as unknown as Firestore;
  const isStaff = STAFF.includes(person);
  return storeWithClaims(env, person, isStaff ? { role: person } : {});
}

/** The store as a signed-in person sees it whose token says something particular. */
export function storeWithClaims(
  env: RulesTestEnvironment,
  uid: string,
  claims: Readonly<Record<string, unknown>>,
): Firestore {
  const context = env.authenticatedContext(uid, { email: `${uid}@franch.test`, ...claims });
  return context.firestore() as unknown as Firestore;
}

/**
 * Whether the rules let something happen. Anything but a plain refusal is an error: a test that is refused because a
 * query was wrong would prove nothing.
 */
export async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied')
      return false;
    throw error;
  }
}

/**
 * Who may do something. Every person tries, each from the state that `arrange` makes, so that every refusal stands
 * beside what is allowed.
 */
export async function allowedTo(
  env: RulesTestEnvironment,
  attempt: (store: Firestore, person: Person) => Promise<unknown>,
  arrange: () => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly Person[]> {
  // Every refusal would be a warning in the console.
  setLogLevel('error');
  const allowed: Person[] = [];
  for (const person of PEOPLE) {
    await arrange();
    if (await isAllowed(attempt(storeOf(env, person), person))) allowed.push(person);
  }
  return allowed;
}
