import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Attacker } from '../support/attack.ts';
import { recordAttack } from '../support/attack-log.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Attacks that are tried where the thing that they attack is tested, which needs a browser, a store of its own or chances
 * by the thousand. What is looked at here is that the test is still there by its name: it fails in its own place.
 */
const ELSEWHERE: readonly (readonly [Attacker, string, file: string, test: string])[] = [
  [
    'customer',
    'pays another total than the server’s',
    'tests/contract/checkout.test.ts',
    'is refused with the reason, and nothing is written, when something is not as the shopper saw it',
  ],
  [
    'customer',
    'keeps an old price between cart and payment',
    'tests/contract/checkout.test.ts',
    'a new price is told with the new total, and ordered only when that is accepted',
  ],
  [
    'customer',
    'orders while the shop is closed',
    'tests/contract/checkout.test.ts',
    'is closed by the kill switch',
  ],
  [
    'guest',
    'holds the stock with one open order after the other',
    'tests/contract/checkout.test.ts',
    'ends at five orders that wait',
  ],
  [
    'customer',
    'uses a coupon twice',
    'tests/contract/checkout.test.ts',
    'a coupon counts its uses, says why it does not hold, and comes back with a cancelled order',
  ],
  [
    'staff',
    'gives back more than was paid, or twice at once',
    'tests/contract/checkout.test.ts',
    'a part goes back under its key once, with a credit note, and never more than was paid',
  ],
  [
    'customer',
    'cancels somebody else’s order',
    'tests/contract/checkout.test.ts',
    'its shopper cancels it before it is packed, and the money goes back; nobody else does',
  ],
  [
    'customer',
    'buys the last piece beside twenty others',
    'tests/contract/stock-races.test.ts',
    'one piece and twenty buyers at once: one order, nineteen told that it is sold out',
  ],
  [
    'customer',
    'orders twice by two taps and two tabs',
    'tests/contract/stock-races.test.ts',
    'a double tap, and the same cart in two tabs, make one order and take its pieces once',
  ],
  [
    'customer',
    'uses an attempt again for another cart',
    'tests/contract/stock-races.test.ts',
    'the same attempt with another cart is refused, and writes nothing',
  ],
  [
    'customer',
    'pays after the reservation is over',
    'tests/contract/stock-races.test.ts',
    'paid after they expired: the order lives again, or the money goes back when they are gone',
  ],
  [
    'provider',
    'tells the same webhook twenty times at once',
    'tests/contract/stock-races.test.ts',
    'pays once: one mail, one move of stock, one entry in the journal',
  ],
  [
    'customer',
    'cancels while the payment is on its way',
    'tests/contract/stock-races.test.ts',
    'cancelled while it is paid: cancelled and given back, or paid; never money without an order',
  ],
  [
    'customer',
    'pays the same order in two tabs',
    'src/domain/order-machine.test.ts',
    'of two payments keeps one and gives the other back, whichever came first',
  ],
  [
    'provider',
    'tells its facts in any order, and any of them again',
    'src/domain/order-machine.test.ts',
    'pays an order once, however often and in whatever order it is said',
  ],
  [
    'provider',
    'hangs, resets, answers 429, 500, HTML and half of JSON',
    'tests/support/provider-contract.ts',
    'is made once, however often it is asked for',
  ],
  [
    'provider',
    'loses the answer to an order',
    'tests/support/provider-contract.ts',
    'is made once by ten who ask at the same time',
  ],
  [
    'customer',
    'asks for an invoice a hundred times at once',
    'tests/contract/invoices.test.ts',
    'have no gap and no double when a hundred are asked for at once',
  ],
  [
    'staff',
    'the last owner leaves; two owners take the role from each other',
    'tests/contract/roles.test.ts',
    'is not taken from the last owner, and two owners who take it from each other at once leave one',
  ],
  [
    'staff',
    'changes a role at a screen that was left open',
    'tests/contract/roles.test.ts',
    'is changed only shortly after a sign-in: then the owner says once more who they are',
  ],
  [
    'visitor',
    'makes themselves the first owner',
    'tests/contract/roles.test.ts',
    'insists on an account with a confirmed e-mail and on a word of confirmation, and refuses a second time',
  ],
  [
    'customer',
    'writes five hundred reviews in a batch',
    'tests/rules/matrix/tables/reviews.ts',
    'a second one in the batch',
  ],
  ['customer', 'calls themselves a buyer', 'tests/rules/matrix/tables/reviews.ts', 'as a buyer’s'],
  [
    'visitor',
    'writes over a message whose number they know',
    'tests/rules/matrix/tables/messages.ts',
    'again in other words',
  ],
  [
    'staff',
    'changes a product without an entry of the audit',
    'tests/rules/matrix/tables/products.ts',
    'without an entry',
  ],
  [
    'staff',
    'acts after being demoted, with a live token',
    'tests/rules/matrix/tables/work.ts',
    'in the second of it',
  ],
  [
    'visitor',
    'reads and writes a place that no rule names',
    'tests/rules/matrix/tables/orders.ts',
    'anything/at-all',
  ],
  [
    'staff',
    'writes an article with scripts, frames, styles and drawings',
    'tests/flows/blogs.spec.ts',
    'hostile Markdown is text: nothing runs, nothing is loaded, and the policy has nothing to refuse',
  ],
  [
    'staff',
    'names a product so that its title leaves the element',
    'tests/flows/seo.spec.ts',
    'the head follows what changes in Firestore, and no title can leave its element',
  ],
  [
    'customer',
    'fills every field that is shown with what would run: product, review, answer, message, name, order',
    'tests/flows/hostile-words.spec.ts',
    'words that would be code stay words: of a product, a review, an answer, a message, a name and an order',
  ],
  [
    'visitor',
    'leads a sign-in out of the shop by ?next=',
    'tests/flows/auth.spec.ts',
    'a sign-in never leads out of the shop',
  ],
  [
    'visitor',
    'the same, by a thousand random addresses',
    'src/domain/return-path.test.ts',
    'never to another site, whatever is asked',
  ],
  [
    'customer',
    'has a name that is a formula of a spreadsheet',
    'src/domain/csv.test.ts',
    'ends rows with CRLF, quotes what needs it and doubles quotes',
  ],
  [
    'staff',
    'imports a file with formulas, and rows without end',
    'src/domain/product-csv.test.ts',
    'is wrong where a cell is a formula, a row too long, or an address none',
  ],
  [
    'customer',
    'opens the order of somebody else by its address',
    'tests/flows/return.spec.ts',
    'somebody else’s order, one that does not exist and a broken address are the same kind page',
  ],
  [
    'customer',
    'closes the shop after paying',
    'tests/flows/checkout-payment.spec.ts',
    'whoever closes the shop after paying has paid: the webhook finishes it',
  ],
  [
    'provider',
    'its script is blocked',
    'tests/flows/checkout-payment.spec.ts',
    'a blocked payment page is said, and cash is another way: the first order is cancelled',
  ],
  [
    'customer',
    'loses the network on the pay step',
    'tests/flows/checkout-refusals.spec.ts',
    'without a network it waits, and goes on by itself',
  ],
  [
    'customer',
    'joins carts in two tabs at once',
    'tests/flows/cart-account.spec.ts',
    'two tabs that join at once, and a join that broke off before the end, double nothing and lose nothing',
  ],
  [
    'robot',
    'looks for secrets and emulators in what is deployed',
    'tests/architecture/production-bundle.test.ts',
    'a build for a real project speaks to it, and holds nothing of the local suite',
  ],
  [
    'robot',
    'runs a script inside a page, or frames it',
    'tests/flows/walls.spec.ts',
    'nothing runs in a page but the shop’s own scripts',
  ],
  [
    'robot',
    'deploys while somebody shops',
    'tests/flows/deploy.spec.ts',
    'a page whose code is gone after a deploy is loaded again once, and goes on',
  ],
  [
    'visitor',
    'uses a shared computer after a customer',
    'tests/flows/traces.spec.ts',
    'a sign-out leaves nothing of the person on the device',
  ],
  [
    'staff',
    'looks for shoppers in the logs',
    'tests/contract/quiet-logs.test.ts',
    'names nobody in the log',
  ],
];

describe('attacks that are tried beside what they attack', () => {
  for (const [who, tries, file, test] of ELSEWHERE) {
    it(`${who}: ${tries}`, () => {
      expect(readFileSync(join(root, file), 'utf8')).toContain(test);
      recordAttack({ who, tries, happened: file, outcome: 'elsewhere' });
    });
  }
});
