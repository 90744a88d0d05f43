import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';

const folder = fileURLToPath(new URL('../../containers/kubernetes', import.meta.url));

const labels = z.record(z.string(), z.string());
const selector = z.strictObject({ matchLabels: labels });
const metadata = z.strictObject({ name: z.string().check(z.regex(/^[a-z][a-z\d-]{0,62}$/)) });
const quantity = z.string().check(z.regex(/^\d+(m|Mi|Gi)?$/));
const portName = z.string().check(z.regex(/^[a-z][a-z\d-]{0,14}$/));
const number = z.int().check(z.minimum(1));

const probe = z.strictObject({
  httpGet: z.optional(z.strictObject({ path: z.string(), port: portName })),
  tcpSocket: z.optional(z.strictObject({ port: portName })),
  periodSeconds: number,
  timeoutSeconds: z.optional(number),
  failureThreshold: z.optional(number),
});

/** A container that gains no rights, writes to its volumes alone and has bounds. */
const container = z.strictObject({
  name: z.string(),
  image: z.enum(['playhouse/gateway', 'playhouse/release', 'playhouse/web']),
  command: z.optional(z.array(z.string())),
  args: z.optional(z.array(z.string())),
  ports: z.optional(z.array(z.strictObject({ name: portName, containerPort: number }))),
  envFrom: z.optional(z.array(z.strictObject({ secretRef: z.strictObject({ name: z.string() }) }))),
  env: z.optional(
    z.array(
      z.union([
        z.strictObject({ name: z.string(), value: z.string() }),
        z.strictObject({
          name: z.string(),
          valueFrom: z.strictObject({
            fieldRef: z.strictObject({ fieldPath: z.literal('metadata.name') }),
          }),
        }),
      ]),
    ),
  ),
  readinessProbe: z.optional(probe),
  livenessProbe: z.optional(probe),
  startupProbe: z.optional(probe),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: quantity, memory: quantity }),
    limits: z.strictObject({ memory: quantity }),
  }),
  securityContext: z.strictObject({
    readOnlyRootFilesystem: z.literal(true),
    allowPrivilegeEscalation: z.literal(false),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(
    z.strictObject({
      name: z.string(),
      mountPath: z.string(),
      readOnly: z.optional(z.boolean()),
    }),
  ),
});

const volume = z.strictObject({
  name: z.string(),
  secret: z.optional(z.strictObject({ secretName: z.string(), defaultMode: z.literal(0o440) })),
  emptyDir: z.optional(
    z.strictObject({ medium: z.optional(z.literal('Memory')), sizeLimit: quantity }),
  ),
  persistentVolumeClaim: z.optional(z.strictObject({ claimName: z.string() })),
});

const pod = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: z.optional(number),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: number,
    runAsGroup: number,
    fsGroup: number,
    fsGroupChangePolicy: z.optional(z.literal('OnRootMismatch')),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    sysctls: z.optional(z.array(z.strictObject({ name: z.string(), value: z.string() }))),
  }),
  topologySpreadConstraints: z.optional(
    z.array(
      z.strictObject({
        maxSkew: number,
        topologyKey: z.string(),
        whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
        labelSelector: selector,
      }),
    ),
  ),
  containers: z.array(container),
  volumes: z.array(volume),
});

const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({
    replicas: number,
    strategy: z.union([
      z.strictObject({ type: z.literal('Recreate') }),
      z.strictObject({
        rollingUpdate: z.strictObject({ maxUnavailable: z.literal(0), maxSurge: number }),
      }),
    ]),
    selector,
    template: z.strictObject({ metadata: z.strictObject({ labels }), spec: pod }),
  }),
});

const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({
    selector: labels,
    ports: z.array(z.strictObject({ name: portName, port: number, targetPort: portName })),
  }),
});

const budget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.strictObject({ minAvailable: number, selector }),
});

const claim = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('PersistentVolumeClaim'),
  metadata,
  spec: z.strictObject({
    accessModes: z.array(z.enum(['ReadWriteOnce', 'ReadWriteMany'])),
    resources: z.strictObject({ requests: z.strictObject({ storage: quantity }) }),
  }),
});

/** The fields of Kubernetes that are used here, and no others: a field in a wrong place is one that counts for nothing. */
const resource = z.discriminatedUnion('kind', [deployment, service, budget, claim]);

const kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string(),
  resources: z.array(z.string()),
  labels: z.array(z.strictObject({ pairs: labels })),
  images: z.array(z.strictObject({ name: z.string(), newTag: z.string() })),
});

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const base = kustomization.parse(parse(read('kustomization.yaml')));
const resources = base.resources.flatMap((name) =>
  // Kubernetes reads YAML 1.1.
  parseAllDocuments(read(name), { version: '1.1' }).map((each) =>
    resource.parse(each.toJS() as unknown),
  ),
);
const deployments = resources.filter((each) => each.kind === 'Deployment');
const services = resources.filter((each) => each.kind === 'Service');

describe('the base for Kubernetes', () => {
  it('names every file beside it, and every image', () => {
    const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml');
    expect([...base.resources].sort()).toEqual(files.sort());
    const used = deployments.flatMap(({ spec }) =>
      spec.template.spec.containers.map(({ image }) => image),
    );
    expect(base.images.map(({ name }) => name).sort()).toEqual([...new Set(used)].sort());
  });

  it.each(deployments)('$metadata.name finds its own pods, volumes and ports', ({ spec }) => {
    const { template } = spec;
    expect(template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    const claims = resources.flatMap(({ kind, metadata: { name } }) =>
      kind === 'PersistentVolumeClaim' ? [name] : [],
    );
    for (const { persistentVolumeClaim } of template.spec.volumes)
      if (persistentVolumeClaim) expect(claims).toContain(persistentVolumeClaim.claimName);
    const volumes = template.spec.volumes.map(({ name }) => name);
    for (const { volumeMounts, ports = [], ...each } of template.spec.containers) {
      expect(volumeMounts.map(({ name }) => name).sort()).toEqual([...volumes].sort());
      const probes = [each.readinessProbe, each.livenessProbe, each.startupProbe];
      for (const found of probes.filter((one) => one !== undefined))
        expect(ports.map(({ name }) => name)).toContain((found.httpGet ?? found.tcpSocket)?.port);
    }
  });

  it.each(services)('service $metadata.name leads to ports of pods that there are', ({ spec }) => {
    const [target] = deployments.filter(
      ({ spec: { template } }) =>
        JSON.stringify(template.metadata.labels) === JSON.stringify(spec.selector),
    );
    const ports = target?.spec.template.spec.containers.flatMap((each) => each.ports ?? []);
    expect(spec.ports.map(({ targetPort }) => targetPort)).toEqual(ports?.map(({ name }) => name));
  });

  it('keeps one pod of what players ask while nodes are emptied', () => {
    const kept = resources.filter((each) => each.kind === 'PodDisruptionBudget');
    expect(kept.map(({ metadata: { name } }) => name)).toEqual(
      services.map(({ metadata: { name } }) => name),
    );
    for (const { spec, metadata: own } of kept) {
      const found = deployments.find(({ metadata: { name } }) => name === own.name);
      expect(found?.spec.selector).toEqual(spec.selector);
      expect(found?.spec.replicas).toBeGreaterThan(spec.minAvailable);
    }
  });

  it('asks a gateway what it answers, and gives it time to end', () => {
    const gateway = deployments.find(({ metadata: { name } }) => name === 'gateway');
    const { containers = [], terminationGracePeriodSeconds = 0 } =
      gateway?.spec.template.spec ?? {};
    expect(containers[0]?.readinessProbe?.httpGet?.path).toBe('/ready');
    expect(containers[0]?.livenessProbe?.httpGet?.path).toBe('/health');
    // Six seconds of notice and ten for what it began.
    expect(terminationGracePeriodSeconds).toBeGreaterThan(16);
  });
});
