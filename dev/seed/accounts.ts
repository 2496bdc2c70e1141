import type { Role } from '#domain/staff/role.ts';

/** The password of every seeded account. It exists in emulators only. */
export const SEED_PASSWORD = 'Ayurveda@108';

export interface SeedAccount {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** The custom claim; shoppers have none. */
  readonly role?: Role;
  /** Age of the account: days before the seed's day. */
  readonly daysAgo: number;
}

/** Accounts of the seeded shop. Mobile numbers start with 0, which no Indian mobile number does. */
export const ACCOUNTS: readonly SeedAccount[] = [
  {
    uid: 'owner',
    email: 'owner@franch.test',
    name: 'Farida Franch',
    role: 'owner',
    daysAgo: 400,
  },
  {
    uid: 'staff',
    email: 'staff@franch.test',
    name: 'Suresh Nair',
    role: 'staff',
    daysAgo: 380,
  },
  {
    uid: 'viewer',
    email: 'viewer@franch.test',
    name: 'Vidya Rao',
    role: 'viewer',
    daysAgo: 200,
  },
  {
    uid: 'packer',
    email: 'packer@franch.test',
    name: 'Pavan Gowda',
    role: 'packer',
    daysAgo: 150,
  },
  {
    uid: 'accountant',
    email: 'accountant@franch.test',
    name: 'Anita Shah',
    role: 'accountant',
    daysAgo: 120,
  },
  {
    uid: 'asha',
    email: 'asha@franch.test',
    name: 'Asha Kulkarni',
    daysAgo: 310,
  },
  {
    uid: 'ravi',
    email: 'ravi@franch.test',
    name: 'Ravi Menon',
    daysAgo: 1,
  },
];
