/** The password of every seeded account. It exists in emulators only. */
export const SEED_PASSWORD = 'Ayurveda@108';

export interface SeedAccount {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  /** The custom claim; shoppers have none. */
  readonly role?: 'owner' | 'staff' | 'viewer';
  /** When the account was made: days before the seed's day. */
  readonly daysAgo: number;
}

/** Who can sign in to the seeded shop. Mobile numbers begin with 0, which no Indian mobile number does. */
export const ACCOUNTS: readonly SeedAccount[] = [
  {
    uid: 'owner',
    email: 'owner@franch.test',
    name: 'Farida Franch',
    phone: '+910000000101',
    role: 'owner',
    daysAgo: 400,
  },
  {
    uid: 'staff',
    email: 'staff@franch.test',
    name: 'Suresh Nair',
    phone: '+910000000102',
    role: 'staff',
    daysAgo: 380,
  },
  {
    uid: 'viewer',
    email: 'viewer@franch.test',
    name: 'Vidya Rao',
    phone: '+910000000103',
    role: 'viewer',
    daysAgo: 200,
  },
  {
    uid: 'asha',
    email: 'asha@franch.test',
    name: 'Asha Kulkarni',
    phone: '+910000000104',
    daysAgo: 310,
  },
  {
    uid: 'ravi',
    email: 'ravi@franch.test',
    name: 'Ravi Menon',
    phone: '+910000000105',
    daysAgo: 1,
  },
];
