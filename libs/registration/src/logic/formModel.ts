import { fieldNames } from './fields';
import type { FieldName } from './fields';
import type { FieldRule, FieldRules } from './rules';
import type { RegistrationTab } from './tabs';

export interface FormConditions {
  readonly tab: RegistrationTab;
  readonly rules: FieldRules;
  /** REGMOBVERF3: registration by mobile asks for an SMS code (REG-19). */
  readonly mobileAsksCode: boolean;
  /** MOBILENUMPASSREG3: registration by mobile asks for a password (REG-19). */
  readonly mobileAsksPassword: boolean;
  /** A valid invitation code came with the address: the player need not type one (REG-12). */
  readonly affiliateSettled: boolean;
}

export interface FormField extends FieldRule {
  readonly name: FieldName;
}

/** Fields that a way of registering decides on its own, whatever the configuration says. */
function decidedByTab(name: FieldName, conditions: FormConditions): boolean | undefined {
  const mobile = conditions.tab === 'mobile';
  switch (name) {
    case 'username':
      return !mobile;
    case 'password':
    case 'confirmPassword':
      return !mobile || conditions.mobileAsksPassword;
    case 'mobileNum':
      return mobile ? true : undefined;
    case 'verificationCode':
      // On the username tab a number is optional; its code is asked for where the platform wants one.
      return mobile ? conditions.mobileAsksCode : undefined;
    default:
      return undefined;
  }
}

function codeWithoutNumber(name: FieldName, { tab, rules }: FormConditions): boolean {
  return name === 'verificationCode' && tab === 'username' && !rules.mobileNum.enabled;
}

/** On the username tab the username leads; a mobile number is one contact among others there. */
function inOrder(tab: RegistrationTab): readonly FieldName[] {
  if (tab === 'mobile') return fieldNames;
  const later = fieldNames.filter((name) => name !== 'mobileNum' && name !== 'verificationCode');
  const at = later.indexOf('payeeName');
  return [...later.slice(0, at), 'mobileNum', 'verificationCode', ...later.slice(at)];
}

/** The fields of the form, in order, each with its rule (REG-03, REG-04, REG-12, REG-19). */
export function formFields(conditions: FormConditions): readonly FormField[] {
  return inOrder(conditions.tab).flatMap((name) => {
    const rule = conditions.rules[name];
    const decided = decidedByTab(name, conditions);
    if (name === 'affiliateCode' && conditions.affiliateSettled) return [];
    if (!(decided ?? rule.enabled)) return [];
    if (codeWithoutNumber(name, conditions)) return [];
    // A captcha that is shown must be answered (REG-16); a code belongs to a number and is judged with it.
    const starred = name === 'captcha' || (rule.required && name !== 'verificationCode');
    const required = decided === true || starred;
    return [{ ...rule, name, enabled: true, required }];
  });
}
