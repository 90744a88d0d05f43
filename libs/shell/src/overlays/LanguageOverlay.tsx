import { languageTable, useLanguage } from '@playhouse/i18n';
import { useErrorText } from '@playhouse/platform';
import { toast } from '@playhouse/ui-kit';
import { LanguageView } from './LanguageView';
import type { OverlayProps } from './OverlayHost';

/** Joins the language popup to the player's language (LANG-01). */
export function LanguageOverlay({ open, onClose }: OverlayProps) {
  const { language, languages, setLanguage } = useLanguage();
  const errorText = useErrorText();
  const choose = (code: string) => {
    setLanguage(code).catch((error: unknown) => toast.error(errorText(error).text));
    onClose();
  };
  const options = languages.map((code) => {
    const { nativeName, bcp47, country } = languageTable[code];
    return { code, nativeName, tag: bcp47, country };
  });
  return (
    <LanguageView
      open={open}
      onClose={onClose}
      languages={options}
      current={language}
      onChoose={choose}
    />
  );
}
