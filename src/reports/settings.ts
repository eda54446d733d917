/**
 * Settings for error and speed reports, which the site's operator sets in the environment:
 *   SENTRY_DSN                  where reports go, as given by the service; without it nothing is sent or loaded
 *   SENTRY_RELEASE              the version of the site (plainsum@ and the version by default)
 *   SENTRY_ENVIRONMENT          the copy of the site (production by default)
 *   SENTRY_TRACES_SAMPLE_RATE   the share of visits whose speed is reported, from 0 to 1 (0 by default)
 */
export interface ReportSettings {
  readonly release: string;
  readonly environment: string;
  readonly sampleRate: number;
}

/** Where the server's relay forwards reports. Never part of a page. */
export interface Service {
  readonly url: string;
  readonly key: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function serviceFrom({ SENTRY_DSN }: Environment): Service | null {
  if (!SENTRY_DSN) return null;
  const url = URL.parse(SENTRY_DSN);
  const [, path = "", project = ""] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? "") ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || url.username === "" || project === "")
    throw new Error("SENTRY_DSN cannot be used: it has to look like https://KEY@HOST/PROJECT.");
  return { url: `${url.origin}${path}/api/${project}/envelope/`, key: url.username };
}

/** What the pages need to know; undefined if nothing is to be sent. */
export function reportSettings(environment: Environment, version: string): ReportSettings | null {
  if (serviceFrom(environment) === null) return null;
  const sampleRate = Number(environment.SENTRY_TRACES_SAMPLE_RATE || 0);
  if (!(sampleRate >= 0 && sampleRate <= 1)) throw new Error("SENTRY_TRACES_SAMPLE_RATE has to be from 0 to 1.");
  return {
    release: environment.SENTRY_RELEASE || `plainsum@${version}`,
    environment: environment.SENTRY_ENVIRONMENT || "production",
    sampleRate,
  };
}
