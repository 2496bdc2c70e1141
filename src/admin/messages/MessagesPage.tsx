import { words } from '#text/admin/messages.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { MessageDetailPage } from './MessageDetailPage.tsx';
import { MessageList } from './MessageList.tsx';

/** Messages to the shop: the list, or the message that the address opens. */
export default function MessagesPage() {
  const address = useListAddress();
  const open = address.get('open');
  if (open !== '') {
    return <MessageDetailPage ticket={open} onBack={() => address.set({ open: '' })} />;
  }
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-1 mb-5 max-w-prose text-ink-soft">{words.lead}</p>
      <MessageList address={address} />
    </>
  );
}
