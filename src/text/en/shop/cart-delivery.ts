/** Apart from the words of the cart, which product pages load. */
export const deliveryByState = 'Delivery depends on your State. Enter your PIN code to see it.';
