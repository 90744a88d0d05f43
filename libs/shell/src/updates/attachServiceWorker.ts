import { useUpdate } from './updateStore';

interface ScriptUrlPolicy {
  createScriptURL(input: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

// Under Trusted Types the worker's address must come from a policy; this one knows one address.
function trustedScript(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (trustedTypes === undefined) return url;
  const createScriptURL = (input: string) => {
    if (input !== url) throw new TypeError('only the service worker may be loaded');
    return input;
  };
  return trustedTypes.createPolicy('playhouse-worker', { createScriptURL }).createScriptURL(url);
}

function offerUpdate(container: ServiceWorkerContainer, waiting: ServiceWorker): void {
  useUpdate.setState({
    apply() {
      container.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage({ type: 'SKIP_WAITING' });
    },
  });
}

/**
 * Registers the service worker and, when a newer one has been installed behind a running page,
 * offers it through `useUpdate` (PWA-01). Resolves silently where service workers do not exist.
 */
export async function attachServiceWorker(url = '/sw.js'): Promise<void> {
  // The types promise it, an insecure origin does not.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (container === undefined) return;
  const registration = await container.register(trustedScript(url));
  const offerWaiting = () => {
    // Without a controller this is the very first installation, not an update.
    if (registration.waiting !== null && container.controller !== null) {
      offerUpdate(container, registration.waiting);
    }
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
}
