import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../feedback/EmptyState';
import { Skeleton } from '../feedback/Skeleton';
import { StateView } from '../feedback/StateView';
import type { ViewState } from '../feedback/viewState';
import { Page } from '../layout';
import { ChipRow } from '../navigation';
import { PeriodPicker } from './PeriodPicker';
import type { PeriodPickerProps, PickedPeriod } from './PeriodPicker';

export interface ReportFilter {
  /** Spoken name of the choices. */
  label: string;
  /** The choices; without any there is no filter. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** `undefined` is all of them. */
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

export interface ReportFrameProps<Data> {
  title: string;
  /** Below the heading: whose figures these are. */
  subtitle?: ReactNode;
  presets: PeriodPickerProps['presets'];
  period: PickedPeriod;
  onPeriod: (period: PickedPeriod) => void;
  filter?: ReportFilter | undefined;
  /** How the period went, above the lines and in a state of its own. */
  trend?: ReactNode;
  state: ViewState<Data>;
  children: (data: Data) => ReactNode;
}

/** A report in every state; the period stays in reach whatever the state. */
export function ReportFrame<Data>(props: ReportFrameProps<Data>) {
  const { title, subtitle, filter, trend, state, children } = props;
  return (
    <Page title={title} subtitle={subtitle} wide>
      <PeriodPicker presets={props.presets} value={props.period} onChange={props.onPeriod} />
      {filter && filter.options.length > 0 && (
        <ChipRow {...filter} all={<FormattedMessage id="ui.report.all" />} />
      )}
      {trend}
      <StateView
        state={state}
        skeleton={<Skeleton count={5} />}
        empty={
          <EmptyState
            icon="document"
            title={<FormattedMessage id="ui.report.empty" />}
            text={<FormattedMessage id="ui.report.empty.text" />}
          />
        }
      >
        {children}
      </StateView>
    </Page>
  );
}
