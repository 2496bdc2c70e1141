import type { Order } from '#domain/order/order.ts';

/** One thing that a shopper who pays by hand must know. */
interface PayFact {
  readonly name: string;
  readonly value: string;
  /** Whether people copy it into another form. */
  readonly toCopy?: true;
}

/** The words about an order that its shopper pays by hand. */
export interface ByHandWords {
  /** Title of what to do. */
  readonly title: string;
  /** What happens meanwhile. */
  readonly lead: string;
  /** For a shopper who has done it. */
  readonly sent: string;
  /** For a shopper who has done it, of an order that is closed unpaid. */
  readonly closed: string;
  /** How much, where to, with which reference and until when. */
  readonly facts: (order: Order) => readonly PayFact[];
  readonly letter: {
    readonly subject: (total: string, number: string) => string;
    readonly heading: string;
  };
}

/** The words about a payment method. */
export interface MethodWords {
  readonly name: string;
  /** Its choice in the checkout. */
  readonly label: string;
  readonly hint: string;
  /** Under the order button. */
  readonly trust: string;
  /** For a method that is paid in advance and confirmed by staff. */
  readonly byHand?: ByHandWords;
}
