/** A letter or a short message to one person. */
export interface Message {
  readonly merchant: string;
  readonly channel: 'sms' | 'email';
  /** An e-mail address, or a number in E.164 form. */
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Takes messages of one channel out of the platform. */
export interface Courier {
  /** Resolves once the message was taken over. @throws Error without address or text of the message */
  send(message: Message): Promise<void>;
}
