import { SETTING_SECTIONS } from '#domain/site/settings-fields.ts';
import { CONTENT_PARTS } from '#domain/shop-content/parts.ts';
import { contentWords } from '../content/content.ts';
import { words as settingWords } from '../settings.ts';

/** What staff and functions do, in words, by the subject that they do it to. The names are stored: none may change. */
export const ACTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Orders: {
    'order-place': 'Placed for a customer',
    'order-pay': 'Payment received by transfer',
    'order-pack': 'Packed',
    'order-ship': 'Shipped',
    'order-deliver': 'Delivered',
    'order-return-to-origin': 'On its way back',
    'order-return': 'Came back',
    'order-cancel': 'Cancelled',
    'order-edit-address': 'Address changed',
    'order-edit-pieces': 'Pieces cancelled',
    'order-edit-billing': 'GSTIN changed',
    'order-split': 'Put into parcels',
    'order-parcel-ship': 'Parcel shipped',
    'order-parcel-deliver': 'Parcel delivered',
    'order-parcel-turn-back': 'Parcel on its way back',
    'order-parcel-check-in': 'Parcel came back',
    'order-parcel-collect': 'Cash received in another way',
    'order-refund': 'Refunded',
    'order-refund-again': 'Failed refund sent again',
    'order-refund-by-hand': 'Failed refund paid by transfer',
    'order-payout': 'Payout made',
    'order-settled': 'Settlement recorded',
    'order-return-approve': 'Return approved',
    'order-return-refuse': 'Return refused',
    'order-return-send': 'Return on its way',
    'order-return-receive': 'Return received',
    'order-return-refund': 'Return refunded',
    'order-return-replace': 'Replacement sent',
    'order-return-photo-removed': 'Photo of a return removed',
    'order-links-revoke': 'Links in letters revoked',
    'note-add': 'Note added',
    'note-remove': 'Note removed',
    'note-tag': 'Tag added',
    'note-untag': 'Tag removed',
    'alert-settle': 'Alert settled',
    'alert-reopen': 'Alert reopened',
    'payouts-read': 'Payout details viewed',
    'payouts-export': 'Payout details exported',
  },
  Products: {
    'product-create': 'Created',
    'product-change': 'Changed',
    'product-stock': 'Stock changed',
    'product-archive': 'Archived',
    'product-activate': 'Put on sale',
    'product-delete': 'Deleted',
    'product-restore': 'Restored',
    'product-category': 'Category changed',
    'product-price': 'Price changed for many',
    'product-import': 'Imported from a file',
    'product-edit-many': 'Changed in the grid',
    'product-undo': 'Change of many undone',
    'price-plan': 'Price planned',
    'price-replan': 'Planned price changed',
    'price-unplan': 'Planned price deleted',
    'price-apply': 'Planned price applied',
    'price-refuse': 'Planned price not applied',
    'price-lapse': 'Planned price lapsed',
    'bundle-create': 'Bundle created',
    'bundle-change': 'Bundle changed',
    'bundle-on': 'Bundle put on offer',
    'bundle-off': 'Bundle taken off offer',
    'bundle-delete': 'Bundle deleted',
    'bundle-restore': 'Bundle restored',
  },
  'Reviews and questions': {
    'review-publish': 'Review published',
    'review-reject': 'Review rejected',
    'review-reopen': 'Review reopened',
    'review-drop-photo': 'Photo of a review removed',
    'question-publish': 'Question published',
    'question-reject': 'Question rejected',
    'question-reopen': 'Question reopened',
    'question-answer': 'Question answered',
  },
  Messages: {
    'message-acknowledge': 'Acknowledged',
    'message-answer': 'Answered',
    'message-resolve': 'Resolved',
    'message-reopen': 'Reopened',
    'mail-again': 'Failed letters sent again',
  },
  'Coupons and blog': {
    'coupon-create': 'Coupon created',
    'coupon-change': 'Coupon changed',
    'coupon-end': 'Coupon ended',
    'blog-create': 'Article created',
    'blog-change': 'Article changed',
    'blog-move': 'Article moved to another address',
    'blog-delete': 'Article deleted',
  },
  'Settings and team': {
    ...Object.fromEntries(
      SETTING_SECTIONS.map((section) => [
        `settings-${section}`,
        `Settings changed: ${settingWords.sections[section].title}`,
      ]),
    ),
    'settings-synonyms': 'Search words changed',
    ...Object.fromEntries(
      CONTENT_PARTS.map((part) => [
        `content-${part}`,
        `Shop content changed: ${contentWords.parts[part].title}`,
      ]),
    ),
    'checkout-open': 'Checkout opened',
    'checkout-close': 'Checkout closed',
    'role-change': 'Role changed',
    'invitation-send': 'Invitation sent',
    'invitation-revoke': 'Invitation withdrawn',
    'invitation-accept': 'Invitation accepted',
    'second-factor-policy': 'Second factor policy changed',
    'second-factor-reset': 'Second factor reset',
  },
};

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.values(ACTIONS).flatMap((names) => Object.entries(names)),
);

/** What was done, in words. An action that is not known is shown as it is stored. */
export function actionName(action: string): string {
  return NAMES.get(action) ?? action;
}
