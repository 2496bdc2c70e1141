/**
 * The only place of the stand-in's keys. Sample values, the same on every machine and worthless: they open only the
 * local gateway, which moves no money.
 */
export const LOCAL_KEYS = {
  keyId: 'rzp_test_LocalFranch001',
  keySecret: 'local-sample-key-secret',
  webhookSecret: 'local-sample-webhook-secret',
  accountId: 'acc_LocalFranch0001',
} as const;
