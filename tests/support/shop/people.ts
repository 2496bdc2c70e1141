import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { Role } from '#domain/staff/role.ts';
import { SEED_PASSWORD } from '../../../dev/seed/accounts.ts';
import { emulatorEnvironment, portOffset, projectId } from '../../../dev/backend/ports.ts';

/** A user with an account in the running suite, beside the seeded ones. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** The seeded staff member with a role. */
export function seededStaff(role: Role): Person {
  return { uid: role, email: `${role}@franch.test`, password: SEED_PASSWORD };
}

/**
 * The users of one test file. The Auth emulator signs all users into one project, so they are deleted when the file
 * ends.
 */
export interface People {
  /** Creates an account; its uid and email start with the name. */
  person(name: string, role?: Role): Promise<Person>;
  close(): Promise<void>;
}

/** Opens the suite's Auth, bypassing the rules. `name` separates the files' users. */
export function createPeople(name: string): People {
  Object.assign(process.env, emulatorEnvironment(portOffset()), {
    METADATA_SERVER_DETECTION: 'none',
  });
  const app = initializeApp({ projectId }, `people of ${name}`);
  const auth: Auth = getAuth(app);
  const invited: string[] = [];
  return {
    async person(first, role) {
      const uid = `${first}-of-${name}`;
      const person = { uid, email: `${uid}@franch.test`, password: SEED_PASSWORD };
      await auth.deleteUser(uid).catch(() => {});
      await auth.createUser({ ...person, displayName: first });
      if (role) await auth.setCustomUserClaims(uid, { role });
      invited.push(uid);
      return person;
    },
    async close() {
      await auth.deleteUsers(invited);
      await deleteApp(app);
    },
  };
}
