import type { MessageId } from '@playhouse/i18n';
import type { Period } from '@playhouse/i18n';
import type { WpsClient } from '@playhouse/wps';
import type { ReactNode } from 'react';
import type { PageAsked } from '../keyedPages';

/** A report's question to the platform. */
export interface ReportRequest {
  readonly period: Period;
  /** The page, as the contract's queries take it. */
  readonly page: PageAsked;
  /** Chosen value of the report's filter. */
  readonly filter?: string | undefined;
  readonly sort?: ReportSort | undefined;
}

/** The column that a report is sorted by. */
export interface ReportSort {
  readonly column: string;
  readonly descending: boolean;
}

/** A column of a report whose lines are those of a table. */
export interface ReportColumn {
  readonly key: string;
  readonly label: MessageId;
  /** @default false */
  readonly numeric?: boolean;
  /** The platform can sort by it. @default false */
  readonly sortable?: boolean;
}

export interface DaySums {
  readonly day: string;
  readonly text: string;
}

/** The days of a report, below whose headings its lines stand. */
export interface ReportDays<Item, Footer> {
  /** The moment by which a line belongs to its day, in epoch milliseconds; lines come ordered by it. */
  readonly moment: (item: Item) => number;
  /** The sums of each day, written; they are the platform's, since what is loaded may be no whole day. */
  readonly sums: (footer: Footer, write: ReportWriter) => readonly DaySums[];
}

/**
 * A column of the file that a report is saved as: money in major units, times in epoch milliseconds. What has no value
 * stays empty.
 */
export interface FileColumn<Item> {
  readonly label: MessageId;
  /** @default 'text' */
  readonly kind?: 'text' | 'money' | 'time';
  readonly value: (item: Item, write: ReportWriter) => string | number | null | undefined;
}

export interface ReportAnswer<Item, Footer> {
  readonly items: readonly Item[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly next?: string | undefined;
  /** Figures over the whole period. */
  readonly footer?: Footer | undefined;
}

/** Writes a line's texts, money and times in the player's language. */
export interface ReportWriter {
  text(message: MessageId, values?: Readonly<Record<string, string>>): string;
  /** The name of a platform's value, or the value itself when this build does not know it. */
  nameOf(names: Readonly<Record<string, MessageId>>, value: string): string;
  money(amount: number): string;
  /** With a plus in front of gains. */
  signedMoney(amount: number): string;
  percent(percent: number): string;
  dateTime(time: number): string;
  /** Hours and minutes, below the day that they belong to. */
  time(time: number): string;
  /** A calendar day such as `2026-11-21`. */
  day(day: string): string;
}

export interface ReportFilter {
  readonly label: MessageId;
  /** Values and their names. */
  readonly names: Readonly<Record<string, MessageId>>;
  /** Offers only the categories that the merchant has. */
  readonly byMerchantCategories?: boolean;
}

/** A figure over the whole period, ready to show. */
export interface ReportFigure {
  readonly label: string;
  readonly value: ReactNode;
}

/**
 * One report as data (ROUTE-17, ROUTE-15): what to ask for, and how to write a line and the totals. The rest is
 * `useReport`, and the ui kit's `ReportView` whose lines it writes.
 */
export interface Report<Line, Item, Footer = undefined> {
  /** Key of its answers; starts with the key of what a change of money or member drops. */
  readonly key: readonly unknown[];
  readonly title: MessageId;
  readonly filter?: ReportFilter;
  /** The period at first, where the address names none: the last 7 or 30 days. @default 'week' */
  readonly starts?: 'week' | 'month';
  /** Of a report that is a table. */
  readonly columns?: readonly ReportColumn[];
  /** How it is sorted at first: as the platform does without being told. */
  readonly sort?: ReportSort;
  load(
    wps: WpsClient,
    request: ReportRequest,
    signal: AbortSignal,
  ): Promise<ReportAnswer<Item, Footer>>;
  /** `period` is the one that is shown, for figures that open to their entries. */
  line(item: Item, write: ReportWriter, period: Period): Line;
  /** Of a report whose lines stand below the days that they belong to. */
  readonly days?: ReportDays<Item, Footer>;
  /** Of a report that can be saved whole, as CSV or on paper. */
  readonly file?: readonly FileColumn<Item>[];
  /** The totals say something even without a line. @default false */
  readonly totalsStandAlone?: boolean;
  totals?(footer: Footer, write: ReportWriter, period: Period): readonly ReportFigure[];
}
