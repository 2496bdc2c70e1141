import { type Paise, paise } from '../money/money.ts';
import type { Order } from '../order/order.ts';
import type { Profile } from '../customer/profile.ts';

/** The fields of an order that tell who placed it. */
type PersonOrder = Pick<Order, 'id' | 'uid' | 'email' | 'createdAt' | 'status' | 'payment'> & {
  readonly test?: true | undefined;
  readonly address: Pick<Order['address'], 'name' | 'phone'>;
};

/** A customer with an order or an account: entries that share an email address or a phone number are one person. */
export interface Person {
  /** The account; empty for a guest. */
  readonly uid: string;
  /** The latest name. */
  readonly name: string;
  /** In normal form, the latest first. */
  readonly emails: readonly string[];
  /** With +91, the latest first. */
  readonly phones: readonly string[];
  /** The latest order, epoch milliseconds; null without one. */
  readonly lastOrderAt: number | null;
}

/** The email address and phone number of an order, without those that are empty. */
export function contactsOf({
  email,
  address,
}: Pick<PersonOrder, 'email' | 'address'>): readonly string[] {
  return [email, address.phone].filter((contact) => contact !== '');
}

/**
 * The people behind orders and accounts, those with the latest orders first, then accounts without orders. Two belong
 * together when a chain of shared email addresses and phone numbers connects them. Test payments are left out.
 */
export function peopleOf(
  orders: readonly PersonOrder[],
  profiles: readonly Profile[],
): readonly Person[] {
  const entries: readonly Entry[] = [
    ...orders
      .filter(({ test }) => !test)
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .map((order) => ({
        uid: '',
        name: order.address.name,
        email: order.email,
        phone: order.address.phone,
        lastOrderAt: order.createdAt,
      })),
    ...profiles.map(({ uid, name, email, phone }) => ({
      uid,
      name,
      email,
      phone,
      lastOrderAt: null,
    })),
  ];
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const own = contactsIn(entry);
    const joined = groups.filter((group) =>
      group.some((other) => contactsIn(other).some((contact) => own.includes(contact))),
    );
    const [first, ...rest] = joined;
    if (!first) groups.push([entry]);
    else {
      first.push(...rest.flat(), entry);
      for (const group of rest) groups.splice(groups.indexOf(group), 1);
    }
  }
  return groups.map(personOf);
}

type Entry = Omit<Person, 'emails' | 'phones'> & { readonly email: string; readonly phone: string };

function contactsIn({ email, phone }: Entry): readonly string[] {
  return [email, phone].filter((contact) => contact !== '');
}

function personOf(entries: readonly Entry[]): Person {
  const known = (pick: (entry: Entry) => string): readonly string[] => [
    ...new Set(entries.map(pick).filter((value) => value !== '')),
  ];
  const times = entries.flatMap(({ lastOrderAt }) => (lastOrderAt === null ? [] : [lastOrderAt]));
  return {
    uid: known(({ uid }) => uid)[0] ?? '',
    name: known(({ name }) => name)[0] ?? '',
    emails: known(({ email }) => email),
    phones: known(({ phone }) => phone),
    lastOrderAt: times.length === 0 ? null : Math.max(...times),
  };
}

/** What the orders of a person add up to. */
export interface PersonFigures {
  /** Orders that were paid or placed, with those that were cancelled or came back later. */
  readonly orders: number;
  /** What they paid minus what went back to them, in paise. */
  readonly spentPaise: Paise;
}

/** Statuses of orders that never counted: nothing was paid in time. */
const NEVER_PLACED: readonly Order['status'][] = ['pending-payment', 'expired'];

/** Number and spend of a person's orders, each of them once, without test payments. */
export function personFigures(orders: readonly PersonOrder[]): PersonFigures {
  const real = [...new Map(orders.map((order) => [order.id, order])).values()].filter(
    ({ test }) => !test,
  );
  const spent = real.reduce(
    (sum, { payment: { paidPaise, refundedPaise } }) => sum + paidPaise - refundedPaise,
    0,
  );
  const placed = real.filter(({ status }) => !NEVER_PLACED.includes(status));
  // More than was paid may go back, such as by the provider's dashboard.
  return { orders: placed.length, spentPaise: paise(Math.max(spent, 0)) };
}
