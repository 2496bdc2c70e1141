/** The words of a product's label facts, which the page loads when the browser is idle. */
export const factWords = {
  title: 'Product facts',
  genericName: 'Generic name',
  netQuantity: 'Net quantity',
  shelfLife: 'Best before',
  origin: 'Country of origin',
  manufacturer: 'Manufacturer',
  licence: 'Licence',
  vegMark: 'Veg or non-veg',
  veg: 'Vegetarian',
  'non-veg': 'Non-vegetarian',
  sku: 'SKU',
} as const;
