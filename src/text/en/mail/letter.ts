import type { Letter } from '#domain/mail/letter.ts';
import { SHOP_PLACEHOLDER } from '#domain/site/shop-name.ts';

/** Why a letter came, in the last sentence of it. */
const REASONS = {
  order: `You’re getting this because you ordered from ${SHOP_PLACEHOLDER}.`,
  review: `You’re getting this once, because ${SHOP_PLACEHOLDER} delivered these products to you.`,
  link: `You’re getting this because someone asked ${SHOP_PLACEHOLDER} for a link to an order with this email address.`,
  message: `You’re getting this because you wrote to ${SHOP_PLACEHOLDER}.`,
  request: `You’re getting this because you asked ${SHOP_PLACEHOLDER} to tell you when this product is back.`,
  account: `You’re getting this because you have an account with ${SHOP_PLACEHOLDER}.`,
  newAccount: `You’re getting this because this email address was used to create an account with ${SHOP_PLACEHOLDER}.`,
  staff: `You’re getting this because ${SHOP_PLACEHOLDER} sends its staff notifications to this address.`,
} as const;

/** A letter for one of the reasons. What most letters lack is empty. */
export function letter(
  reason: keyof typeof REASONS,
  words: Pick<Letter, 'subject' | 'heading' | 'paragraphs'> &
    Partial<Omit<Letter, 'help' | 'reason'>>,
): Letter {
  return {
    greeting: '',
    facts: [],
    progress: null,
    action: null,
    links: [],
    picture: '',
    ratings: [],
    order: null,
    markup: null,
    ...words,
    help: reason !== 'staff',
    reason: REASONS[reason],
  };
}
