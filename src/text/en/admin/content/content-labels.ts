/** Labels of fields: by part and path, or by the field's own name. */
export const LABELS: Readonly<Record<string, string>> = {
  title: 'Title',
  lead: 'Lead sentence',
  text: 'Text',
  name: 'Name',
  to: 'Address',
  'brand.name': 'Name of the shop',
  'brand.logo': 'Logo',
  'home.title': 'Headline',
  'home.picture': 'Picture',
  'home.ownPicture': 'Your own picture',
  'home.sections': 'Sections',
  'home.featuredTitle': 'Title of the products',
  'home.featured': 'Featured products',
  'home.promises': 'Promises',
  'menus.top': 'Top of the page',
  'menus.footer': 'Footer: quick links',
  'menus.policies': 'Footer: policies',
  'catalog.categories': 'Categories',
  'catalog.categories.text': 'Description',
  'catalog.concerns': 'Concerns',
  'catalog.concerns.id': 'Concern, as on products',
  'catalog.concerns.name': 'Shown as',
  'fees.states': 'States',
  'fees.states.state': 'State',
  'fees.states.feePaise': 'Delivery charge in ₹',
  'fees.weight': 'Charge by weight',
  'fees.weight.includedGrams': 'Weight included in the charge, in grams',
  'fees.weight.stepGrams': 'Each further step, in grams',
  'fees.weight.stepPaise': 'Charge for each step, in ₹',
  'returns.returnDays': 'Days to return an unopened product for any reason',
  'returns.faultDays': 'Days to report a fault on the order’s page',
  'returns.refundDays': 'Working days to the start of a refund',
  'titles.tagline': 'Tagline',
  'titles.pages': 'Pages',
  'titles.pages.title': 'Title for search engines',
  'titles.pages.description': 'Description for search engines',
  'faq.groups': 'Topics',
  'faq.groups.title': 'Topic',
  'faq.groups.entries': 'Questions',
  'faq.groups.entries.question': 'Question',
  'faq.groups.entries.answer': 'Answer',
  'faq.groups.entries.live': 'Details from the settings below the answer',
  'about.storyTitle': 'Title of the story',
  'about.story': 'Story',
  'about.promiseTitle': 'Title of the promises',
  'about.promises': 'Promises',
  'about.whereTitle': 'Title of the address',
  'about.whereText': 'Text beside the address',
  effectiveOn: 'Applies from',
  summary: 'In short',
  sections: 'Sections',
  'letters.letters': 'Emails',
  'letters.letters.subject': 'Subject',
  'letters.letters.heading': 'Heading',
  'letters.letters.closing': 'Closing paragraph',
};

const BLOCKS =
  'A blank line starts a new paragraph. “- ” before each line makes a list, “Term :: explanation” a table, [words](/address) a link. {seller}, {grievance}, {delivery-costs} and {delivery-times} are filled in from the settings; {return-days}, {fault-days} and {refund-days} from the days for returns and refunds.';

/** Hints below fields. */
export const HINTS: Readonly<Record<string, string>> = {
  'brand.name':
    '2 to 30 characters. SMS and WhatsApp messages keep the name that is registered with the operators (DLT) and WhatsApp, word for word; authenticator apps keep the name of their setup. Texts that you have typed yourself keep what you typed: write {shop} in page titles, the about page, policies and emails, and the name is filled in.',
  'brand.logo':
    'In place of the drawn leaf. JPEG, PNG, WebP or AVIF, at least 96 × 96 pixels, up to 20 MB; 512 pixels and more look best. A square logo stands beside the name, one at least twice as wide as high stands for it. It needs to be readable on a light ground.',
  'home.featured':
    'Without a row: the most popular products. The choice changes with the next deployment of the site.',
  'home.ownPicture':
    'Shown in place of the picture above. JPEG, PNG, WebP or AVIF, at least 960 × 540 pixels, up to 20 MB. The middle is cut out at 16 : 9; location and camera details are removed.',
  'home.sections': 'From top to bottom, below the headline.',
  to: 'A page of this shop, such as /products?category=Soaps or /faq.',
  'catalog.categories':
    'Choose a new category on the pages of its products. One that products have can be hidden, but not removed. For a food, keep Nutrition or choose the class Food supplement: only these ask for its FSSAI licence.',
  'catalog.concerns': 'Shown on the home page, in this order.',
  'fees.weight':
    'Added to the charge of every State, for each step or part of a step above the included weight. Free delivery stays free at any weight.',
  'fees.weight.includedGrams': 'Such as 2000: up to 2 kg cost nothing more.',
  'fees.weight.stepGrams': 'Such as 500.',
  'returns.returnDays': 'After delivery, the last day in full. 1 to 90.',
  'returns.faultDays':
    'Damaged, wrong, incomplete or faulty. 7 to 180; later, shoppers write to you. The law forbids to refuse what is defective.',
  'returns.refundDays':
    'From a cancellation, or from the arrival of the return. 1 to 15. Their bank may need more.',
  'faq.groups.entries.answer':
    'A blank line starts a new paragraph. Write links as [words](/address). {return-days}, {fault-days}, {refund-days} and {shop} are filled in.',
  'about.story': 'A blank line starts a new paragraph.',
  effectiveOn:
    'Year-month-day. A new day makes a new version; the earlier one stays readable at a link. Under the same day a version can be corrected on the day it was saved.',
  summary: 'One sentence a line.',
  'terms.sections.text': BLOCKS,
  'shipping.sections.text': BLOCKS,
  'privacy.sections.text': BLOCKS,
  'letters.letters': 'Names in braces are filled in: {number}, {name}, {total}, {shop}.',
};

/** Names of options and of rows with a fixed key, by their field and value. */
export const OPTIONS: Readonly<Record<string, string>> = {
  'picture.hero': 'Plants and products (wide)',
  'picture.shop': 'Plants and products (square)',
  'picture.plant': 'Tulsi plant',
  'picture.oil': 'Oil',
  'picture.soap': 'Soap',
  'picture.label': 'Bottle with its label',
  'sections.featured': 'Products',
  'sections.categories': 'Categories',
  'sections.reviews': 'Best reviews',
  'sections.promises': 'Promises',
  'sections.articles': 'Articles',
  'live.': 'Nothing',
  'live.seller': 'Seller’s address',
  'live.grievance': 'Grievance officer',
  'live.delivery-costs': 'Delivery charges',
  'live.delivery-times': 'Delivery times',
  'letters.placed': 'Order confirmed, cash on delivery',
  'letters.paid': 'Order confirmed, paid',
  'letters.packed': 'Packed',
  'letters.shipped': 'Shipped',
  'letters.delivered': 'Delivered',
  'letters.cancelled': 'Cancelled',
};
