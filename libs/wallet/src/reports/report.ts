import type { Period } from '@playhouse/i18n';
import type { BadgeProps, RecordItem } from '@playhouse/ui-kit';
import type { WpsClient } from '@playhouse/wps';
import type { MessageDescriptor } from 'react-intl';

export type RecordDetail = NonNullable<RecordItem['details']>[number];

/** What a report asks the platform for. */
export interface ReportRequest {
  readonly period: Period;
  /** Counts from 1. */
  readonly pageNo: number;
  /** Chosen value of the report's filter. */
  readonly filter?: string | undefined;
  /** `types` of the address: A is the whole team of an agent. */
  readonly types?: string | undefined;
}

export interface ReportAnswer<Item, Footer> {
  readonly items: readonly Item[];
  readonly pageNum: number;
  readonly totalPages: number;
  /** Figures over the whole period. */
  readonly footer?: Footer | undefined;
}

/** What a line needs to be written: texts, money, times and badges in the player's language. */
export interface ReportWriter {
  text(message: MessageDescriptor): string;
  /** The name of a platform's value, or the value itself when this build does not know it. */
  nameOf(names: Readonly<Record<string, MessageDescriptor>>, value: string): string;
  money(amount: number): string;
  /** With a plus in front of gains. */
  signedMoney(amount: number): string;
  percent(percent: number): string;
  dateTime(time: number): string;
  /** A calendar day such as `2026-11-21`. */
  day(day: string): string;
  badge(tone: BadgeProps['tone'], text: string): RecordItem['badge'];
}

export interface ReportFilter {
  readonly label: MessageDescriptor;
  /** Values and their names; those of `only` when the merchant narrows them. */
  readonly names: Readonly<Record<string, MessageDescriptor>>;
  /** Offers only the categories that the merchant has. */
  readonly byMerchantCategories?: boolean;
}

/** One report as data (ROUTE-17): what to ask for and how to write it. The rest is `ReportPage`. */
export interface Report<Item, Footer = undefined> {
  readonly name: string;
  readonly title: MessageDescriptor;
  readonly filter?: ReportFilter;
  load(
    wps: WpsClient,
    request: ReportRequest,
    signal: AbortSignal,
  ): Promise<ReportAnswer<Item, Footer>>;
  line(item: Item, write: ReportWriter): RecordItem;
  /** The totals say something even without a line. @default false */
  readonly totalsStandAlone?: boolean;
  totals?(footer: Footer, write: ReportWriter): readonly RecordDetail[];
}
