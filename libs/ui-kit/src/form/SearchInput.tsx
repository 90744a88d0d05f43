import { useCallback, useState, type ComponentProps, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx';
import { IconButton } from '../button/IconButton';
import { TextInput } from './TextInput';

export interface SearchInputProps {
  /** Spoken name of the search. */
  label: string;
  placeholder?: string;
  /** The words at first; give a `key` to start over. @default '' */
  defaultValue?: string;
  /** Called with the trimmed words on Enter and when the box is cleared, not while typing. */
  onSearch: (words: string) => void;
  /** Called with the words as they are typed. */
  onWords?: (words: string) => void;
  /** Makes it a combobox: the list of suggestions that it controls. */
  suggestions?: SuggestionsPopup;
  onFocus?: () => void;
  onKeyDown?: ComponentProps<'input'>['onKeyDown'];
  autoFocus?: boolean;
  className?: string;
}

/** A list of suggestions as the box tells of it. */
export interface SuggestionsPopup {
  /** Id of the list. */
  id: string;
  isOpen: boolean;
  /** Id of the suggestion that Enter takes. */
  active: string | undefined;
}

const toCombobox = ({ id, isOpen, active }: SuggestionsPopup) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': id,
    'aria-activedescendant': isOpen ? active : undefined,
  }) as const;

/** A search box that searches on Enter (LIST-01). */
export function SearchInput(props: SearchInputProps) {
  const {
    label,
    placeholder,
    defaultValue = '',
    onSearch,
    onWords,
    suggestions,
    className,
  } = props;
  const { formatMessage } = useIntl();
  const [words, setWords] = useState(defaultValue);
  // On a page that arrived before its scripts, somebody may have typed already.
  const takeTyped = useCallback((box: HTMLInputElement | null) => {
    if (box) setWords(box.value);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  const write = (typed: string) => {
    setWords(typed);
    onWords?.(typed);
  };
  const clear = () => {
    write('');
    onSearch('');
  };
  const button =
    words === '' ? (
      <IconButton icon="search" label={formatMessage({ id: 'ui.search.submit' })} type="submit" />
    ) : (
      <IconButton icon="close" label={formatMessage({ id: 'ui.search.clear' })} onClick={clear} />
    );
  return (
    <form role="search" className={cx(className)} onSubmit={submit}>
      <TextInput
        ref={takeTyped}
        // A button to clear is here already; type `search` would add the browser's own.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={words}
        autoFocus={props.autoFocus}
        onFocus={props.onFocus}
        onKeyDown={props.onKeyDown}
        onChange={(event) => write(event.target.value)}
        end={button}
        {...(suggestions && toCombobox(suggestions))}
      />
    </form>
  );
}
