/** The words of the sign-in step that asks for the code of an authenticator app. */
export const words = {
  title: 'Enter your code',
  lead: (device: string) =>
    device
      ? `Open the authenticator app on “${device}” and enter the code it shows for this shop.`
      : 'Open your authenticator app and enter the code it shows for this shop.',
  leadOfMany:
    'Choose your device, open its authenticator app and enter the code it shows for this shop.',
  device: 'Device',
  code: 'Code',
  hint: '6 digits. A new code comes every 30 seconds.',
  wrong: 'This code is incorrect. Wait for the next one in your app and enter it.',
  expired: 'This step timed out. Go back and sign in again.',
  tooMany: 'Too many wrong codes. Wait a few minutes, then go back and sign in again.',
  send: 'Continue',
  sending: 'Checking…',
  back: 'Back',
  lost: 'Lost your phone? An owner of the shop can remove it from your account, so that you can set up a new one.',
} as const;
