import { Button, ButtonRow, Sheet } from '@playhouse/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSlots } from '../../logic/categories';
import type { ListState } from '../../logic/listState';
import type { VendorItem } from '../../logic/vendors';
import { ChoiceSection } from './ChoiceSection';
import styles from './FilterPanel.module.css';
import { MinBetSection } from './MinBetSection';
import { OtherGames } from './OtherGames';
import { TypeSection } from './TypeSection';

export type FilterChoice = Pick<ListState, 'vassalage' | 'gameClassify' | 'minBet'>;

export interface FilterPanelProps {
  open: boolean;
  onClose: () => void;
  /** Choices in force; the panel starts from it each time it opens. */
  state: ListState;
  vendors: readonly VendorItem[];
  /** Keys of the game-type section, slots only. */
  classifyKeys: readonly string[];
  /** Categories to switch to, without the shown one. */
  otherCategories: readonly string[];
  onSubmit: (choice: FilterChoice) => void;
  onCategory: (category: string) => void;
}

const nothing: FilterChoice = { vassalage: undefined, gameClassify: undefined, minBet: undefined };

/** Panel that slides in from the side with every filter of a list (LIST-02). */
export function FilterPanel(props: FilterPanelProps) {
  const intl = useIntl();
  return (
    <Sheet
      side="end"
      open={props.open}
      onClose={props.onClose}
      title={intl.formatMessage({ id: 'lobby.filter.title' })}
    >
      <FilterForm {...props} />
    </Sheet>
  );
}

/** The sheet mounts this when it opens, so that choices which were not submitted are forgotten. */
function FilterForm(props: FilterPanelProps) {
  const { state, vendors, classifyKeys, otherCategories, onSubmit, onCategory } = props;
  const { vassalage, gameClassify, minBet } = state;
  const [choice, setChoice] = useState<FilterChoice>({ vassalage, gameClassify, minBet });
  const choose = (part: Partial<FilterChoice>) => setChoice((old) => ({ ...old, ...part }));
  const slots = isSlots(state.category);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(choice);
      }}
    >
      {vendors.length > 0 && (
        <ChoiceSection
          title={<FormattedMessage id="lobby.vendors.label" />}
          name="vassalage"
          selected={choice.vassalage}
          choices={[
            { value: undefined, label: <FormattedMessage id="lobby.filter.allVendors" /> },
            ...vendors.map((vendor) => ({ value: vendor.code, label: vendor.name })),
          ]}
          onSelect={(value) => choose({ vassalage: value })}
        />
      )}
      {slots && (
        <TypeSection
          keys={classifyKeys}
          selected={choice.gameClassify}
          onSelect={(value) => choose({ gameClassify: value })}
        />
      )}
      {slots && (
        <MinBetSection selected={choice.minBet} onSelect={(value) => choose({ minBet: value })} />
      )}
      <ButtonRow>
        <Button type="button" variant="secondary" onClick={() => setChoice(nothing)}>
          <FormattedMessage id="lobby.filter.reset" />
        </Button>
        <Button type="submit" variant="primary">
          <FormattedMessage id="lobby.filter.submit" />
        </Button>
      </ButtonRow>
      <OtherGames categories={otherCategories} onCategory={onCategory} />
    </form>
  );
}
