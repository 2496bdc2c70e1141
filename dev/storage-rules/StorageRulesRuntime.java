import com.google.cloud.datastore.emulator.firestore.webchannel.jsonformatfork.JsonFormat;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.gson.*;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/**
 * Speaks the protocol of Google's Storage rules runtime with firebase-tools (one JSON message per line) and evaluates with
 * the rules engine inside the Firestore emulator's jar. Local only, never deployed. Runs on Java 11.
 */
public final class StorageRulesRuntime {
  private static final Gson GSON = new GsonBuilder().serializeNulls().create();
  /** What the language of Cloud Storage allows beyond the engine's defaults. */
  private static final FirebaseRulesLangOptions LANGUAGE =
      FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build();

  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();
  /** Requests that wait for a Firestore document, by message id. */
  private final Map<JsonElement, StorageRequest> waiting = new HashMap<>();

  /** @param arguments "confirmed" for firebase-tools; nothing for a client that splits messages by lines. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    StorageRulesRuntime runtime = new StorageRulesRuntime();
    out.println("{\"id\":-1,\"status\":\"ok\"}");
    if (List.of(arguments).contains("confirmed")) {
      new ConfirmedChannel(in, out).serve(runtime::answer);
    } else {
      in.lines().forEach(line -> out.println(GSON.toJson(runtime.answer(line))));
    }
  }

  /** Answers one message with a verdict, an error, or the request for a Firestore document. */
  private JsonObject answer(String line) {
    return GSON.toJsonTree(decide(line)).getAsJsonObject();
  }

  private Map<String, Object> decide(String line) {
    JsonElement id = JsonNull.INSTANCE;
    try {
      JsonObject message = JsonParser.parseString(line).getAsJsonObject();
      id = message.get("id");
      StorageRequest request = waiting.remove(id);
      if (request != null && !message.has("action")) {
        request.supply(message);
        return proceed(id, request);
      }
      JsonObject context = message.getAsJsonObject("context");
      String action = message.get("action").getAsString();
      if (action.equals("load_ruleset")) return load(id, context);
      if (action.equals("verify")) return proceed(id, verify(context));
      throw new IllegalArgumentException("the action " + action + " is not known");
    } catch (Exception error) {
      // "ok" with an error denies the one request; any other status would leave firebase-tools waiting.
      return answer(id, List.of("Storage rules runtime: " + error), List.of());
    }
  }

  private static Map<String, Object> answer(JsonElement id, List<String> errors, List<String> warnings) {
    return new HashMap<>(Map.of("id", id, "status", "ok", "errors", errors, "warnings", warnings));
  }

  private Map<String, Object> load(JsonElement id, JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source
          .addFilesBuilder()
          .setName(file.get("name").getAsString())
          .setContent(file.get("content").getAsString());
    }
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(LANGUAGE).compile(source.build());
    List<String> errors = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    for (Issue issue : compiled.getIssues()) {
      (issue.getSeverity() == Issue.Severity.ERROR ? errors : warnings).add(describe(issue));
    }
    Map<String, Object> answer = answer(id, errors, warnings);
    if (!compiled.hasCompilationError()) {
      RulesetAst rules = compiled.getRulesetAst();
      rulesets.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(rules));
      answer.put("result", Map.of("rulesVersion", rules.getVersionValue()));
    }
    return answer;
  }

  /** An issue with the member names that firebase-tools reads. */
  private static String describe(Issue issue) {
    SourcePosition position = issue.getSourcePosition();
    Map<String, Object> place = Map.of("fileName_", position.getFileName(), "line_", position.getLine());
    return GSON.toJson(Map.of("description_", issue.getDescription(), "sourcePosition_", place));
  }

  private StorageRequest verify(JsonObject context) throws IOException {
    DefaultEvaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
    if (ruleset == null) throw new IllegalStateException("the ruleset was not loaded");
    RuleContext.Builder builder =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(PathUtils.parseRaw(context.get("path").getAsString()));
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      builder.supplyVariable(variable.getKey(), decode(variable.getValue()));
    }
    return new StorageRequest(ruleset, builder);
  }

  /** The verdict, or the request for the next document. */
  private Map<String, Object> proceed(JsonElement id, StorageRequest request) throws InterruptedException {
    if (request.verdict.isDone()) {
      boolean permit = request.permits();
      Map<String, Object> answer = answer(id, List.of(), permit ? List.of() : request.failures);
      answer.put("result", Map.of("permit", permit));
      return answer;
    }
    waiting.put(id, request);
    Map<String, Object> answer = answer(id, List.of(), List.of());
    answer.put("server_request_id", id);
    answer.put("action", "fetch_firestore_document");
    answer.put("context", Map.of("path", request.missingPath()));
    return answer;
  }

  /** Reads a value such as {"map_value":{"fields":{"size":{"int_value":7}}}}: the JSON form of the engine's own message. */
  private static ExpressionValue decode(JsonElement json) throws IOException {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    JsonFormat.parser().merge(json.toString(), value);
    return value.build();
  }
}
