import { useEffect, useState } from 'react';
import { useLanguage } from './LanguageContext';
import type { LanguageCode } from '@playhouse/whitelabel';

/**
 * The language once it has stood still for `delay` milliseconds: what lists reload by (LANG-03) and
 * forms validate again by (LOGIN-14).
 */
export function useDebouncedLanguage(delay: number): LanguageCode {
  const { language } = useLanguage();
  const [settled, setSettled] = useState(language);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(language), delay);
    return () => clearTimeout(timer);
  }, [language, delay]);
  return settled;
}
