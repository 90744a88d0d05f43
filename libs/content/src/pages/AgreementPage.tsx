import { useMerchant } from '@playhouse/whitelabel';
import { AgreementView } from '../views/AgreementView';

/** /m/useragreement */
export function AgreementPage() {
  const { name, register } = useMerchant();
  return <AgreementView name={name} age={register.age} />;
}
