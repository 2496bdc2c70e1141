import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

/** A text message as the functions post it for an SMS. */
const Sms = v.object({
  to: v.string(),
  header: v.string(),
  templateId: v.string(),
  text: v.string(),
});

/** A template message as the functions post it for WhatsApp. */
const Whatsapp = v.object({
  to: v.string(),
  template: v.object({
    name: v.string(),
    language: v.object({ code: v.string() }),
    components: v.array(v.object({ parameters: v.array(v.object({ text: v.string() })) })),
  }),
});

/** A received text message, as the inbox shows it. */
interface Received {
  readonly channel: 'SMS' | 'WhatsApp';
  /** Digits after a plus. */
  readonly number: string;
  readonly text: string;
  readonly template: string;
}

/** The running receiver. */
export interface TextInbox {
  readonly stop: () => Promise<void>;
}

/** The address under which the inbox shows the texts to a number, such as `+919876543210@sms.local`. */
export function textAddress(number: string, channel: 'sms' | 'whatsapp'): string {
  return `${number}@${channel}.local`;
}

/**
 * Starts the stand-in of the providers of texts: `POST /sms` and `POST /whatsapp`. It puts each text as a letter into the local
 * inbox, with its channel and number, and delivers nothing. A malformed one is refused with 400.
 */
export async function openTextInbox(ports: {
  readonly texts: number;
  readonly smtp: number;
}): Promise<TextInbox> {
  const server = createServer((request, response) => {
    receive(request)
      .then(async (received) => {
        if (received) await putIntoInbox(received, ports.smtp);
        response.writeHead(received ? 200 : 400).end('{}');
      })
      .catch(() => response.writeHead(503).end('{}'));
  });
  server.listen(ports.texts, '127.0.0.1');
  await once(server, 'listening');
  return { stop: () => close(server) };
}

async function receive(request: IncomingMessage): Promise<Received | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  if (request.url === '/sms') {
    const { success, output } = v.safeParse(Sms, body);
    if (!success) return null;
    const { to, header, templateId, text } = output;
    return { channel: 'SMS', number: to, text, template: `${header}, DLT template ${templateId}` };
  }
  const { success, output } = v.safeParse(Whatsapp, body);
  if (!success) return null;
  const { name, language, components } = output.template;
  const values = components.flatMap(({ parameters }) => parameters.map(({ text }) => text));
  return {
    ...{ channel: 'WhatsApp', number: `+${output.to}`, text: `${name}: ${values.join(', ')}` },
    template: `template ${name}, language ${language.code}`,
  };
}

/** Hands a text to the inbox's mail server (RFC 5321), waiting for the reply to each command. */
async function putIntoInbox({ channel, number, text, template }: Received, port: number) {
  const to = textAddress(number, channel === 'SMS' ? 'sms' : 'whatsapp');
  const encoded = (words: string) => Buffer.from(words, 'utf8').toString('base64');
  const letter = [
    `From: ${channel} <texts@franch.local>`,
    `To: <${to}>`,
    `Subject: =?utf-8?B?${encoded(`${channel} to ${number}`)}?=`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(encoded(`${text}\n\n(${template})`).match(/.{1,76}/gu) ?? []),
    '.',
  ].join('\r\n');
  const socket = connect(port, '127.0.0.1');
  const replies = createInterface(socket)[Symbol.asyncIterator]();
  const commands = ['HELO texts', 'MAIL FROM:<texts@franch.local>', `RCPT TO:<${to}>`, 'DATA'];
  await replies.next();
  for (const command of [...commands, letter]) {
    socket.write(`${command}\r\n`);
    const reply: IteratorResult<string, unknown> = await replies.next();
    const value = String(reply.value);
    if (reply.done === true || !/^[23]/u.test(value))
      throw new Error(`The inbox refused a text: ${value}`);
  }
  socket.end('QUIT\r\n');
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
